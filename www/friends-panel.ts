/**
 * The sending of the game on the board to a friend, and the receipt of links from one, loaded when
 * it is first wanted.
 */

export { createFriendsView } from "./friends/friends-view.ts";
export { createNearbyView } from "./nearby/nearby-view.ts";
export { qrPicture } from "./ui/qr-picture.ts";
