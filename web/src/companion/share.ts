/** Shares something with the device's share sheet, or as well as possible without one. */

export type Passed = "shared" | "copied" | "saved" | "cancelled";

export async function shareText(title: string, text: string): Promise<Passed> {
  if ("share" in navigator) return offered({ title, text });
  // Without https there is no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return saved(new File([text], `${title}.txt`, { type: "text/plain" }));
  await clipboard.writeText(text);
  return "copied";
}

export async function sharePicture(title: string, picture: Blob): Promise<Passed> {
  const file = new File([picture], `${title}.png`, { type: picture.type });
  return navigator.canShare?.({ files: [file] }) ? offered({ title, files: [file] }) : saved(file);
}

function saved(file: File): Passed {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return "saved";
}

async function offered(what: ShareData): Promise<Passed> {
  try {
    await navigator.share(what);
    return "shared";
  } catch {
    // Closing the share sheet means the user has changed their mind.
    return "cancelled";
  }
}
