### A start that takes long or fails: read before the page is there, and without it.

loading = リバーシを読み込んでいます…
failed-at = リバーシを起動できませんでした（{ $place }）。
offline = ネットワークに接続していません。つながりしだい、リバーシが自動で始まります。
other-release = サーバーでこのページの新しいバージョンを準備しています。1分ほどしてからもう一度お試しください。
again = 再試行
