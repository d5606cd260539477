### A live game between two devices.

help-offer = Let the other device read this code with its camera, or open the link. It shows an answer: read it here.
help-answer = Let the first device read this answer, or open its link there. The game begins as soon as they have found each other.
help-connected = Connected. Every move goes over at once.
help-making = The code is being made …
help-failed = No direct way between the two devices. Both have to be in one network; else go on by link.
help-absent = This browser has no direct connections. Play by link.
qr-label = QR code for the camera of the other device
link = Link with this device’s code
copy = Copy the link
copied = Copied
code = Code or link of the other device
take = Use it
scan = Read with the camera
scan-stop = Stop the camera
scan-failed = The camera cannot be used here: paste the code.
undo = Ask to take back
again = Again, colours swapped
end = End the connection
asked-undo = { $name } asks to take back a move.
asked-again = { $name } asks for another game, colours swapped.
other-side = The other side
yes = Yes
no = No
your-name = Your name (optional)
contact-waiting = waiting for the other device
contact-connected = connected
contact-lost = connection lost
renew = New code

## At the start

nearby = Nearby, live
