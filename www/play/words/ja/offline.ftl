### A new version of the page.

update-ready = 新しいバージョンがあります。
update-reload = 再読み込み
update-later = 後で
update-others = このゲームのほかのウィンドウを閉じてから、再読み込みしてください。
