/** Where refused files go, inside the institution's folder. */
export const REFUSED = 'refuzate'
/** A file whose row is written, on its way out. */
export const TAKEN_PREFIX = '.preluat-'

/** Named by the institution's number, so that no name leads into another one's. */
export function folderName(institution: { id: number; tag: string; scan_folder: string }): string {
  return `${institution.id}-${institution.scan_folder || institution.tag}`
}

/** Whose a folder of the root is: also one of an earlier name; undefined = nobody's. */
export function ownerOf(folder: string): number | undefined {
  const digits = /^([1-9]\d{0,8})(?:-[a-z0-9][a-z0-9._-]*)?$/.exec(folder)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** A file of an institution's watched folder. */
export type FolderFile = { institutionId: number; folder: string; name: string }
