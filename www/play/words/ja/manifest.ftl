### The installed page: what the system shows of it.

description = 友だちやコンピューターと打てるリバーシ。オフラインでも遊べます。
computer = コンピューターと対局
people = 2人で対局
wide = 対局中の盤
narrow = スマホでの盤
