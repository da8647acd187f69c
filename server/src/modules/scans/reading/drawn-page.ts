/** A page as pixels, RGBA. */
export type DrawnPage = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** A scan whose pages are drawn one at a time, so that only one lies in memory. */
export type DrawnScan = {
  pages: number
  draw: (page: number) => Promise<DrawnPage>
  close: () => Promise<void>
}

/** The file is protected by a password. */
export class ScanLocked extends Error {}
