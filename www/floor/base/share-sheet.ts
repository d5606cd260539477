/** The system's sheet for sharing. */

/**
 * The end of a share: the visitor has shared, or has closed the sheet, which is no problem, or the
 * browser has refused.
 */
type Shared = "shared" | "closed" | "refused";

export const canShare = () => "share" in navigator;

const takesFile = (file: File) => canShare() && (navigator.canShare?.({ files: [file] }) ?? false);

const textFile = (parts: BlobPart[], name: string) => new File(parts, name, { type: "text/plain" });

const pictureFile = (parts: BlobPart[]) => new File(parts, "reversi.png", { type: "image/png" });

/** Whether it takes files of text. */
export const canShareFiles = () => takesFile(textFile([], "a.txt"));

export const canSharePicture = () => takesFile(pictureFile([]));

export const shareFile = (text: string, name: string) => share({ files: [textFile([text], name)] });

export const shareLink = (url: string) => share({ title: document.title, url });

/** @param picture in PNG */
export async function sharePicture(picture: Promise<Blob>): Promise<Shared> {
  return share({ files: [pictureFile([await picture])] });
}

async function share(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "refused";
  }
}
