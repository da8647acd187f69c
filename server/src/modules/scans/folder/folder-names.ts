/** Where refused files go, inside the institution's folder. */
export const REFUSED = 'refuzate'
/** The prefix of a file whose row is written and that is on its way out of the folder. */
export const TAKEN_PREFIX = '.preluat-'

/**
 * Gives the name of an institution's folder. It begins with the institution's number, so that no name leads
 * into the folder of another one.
 */
export function folderName(institution: { id: number; tag: string; scan_folder: string }): string {
  return `${institution.id}-${institution.scan_folder || institution.tag}`
}

/** Gives whose a folder of the root is, also under an earlier name; undefined = nobody's. */
export function ownerOf(folder: string): number | undefined {
  const digits = /^([1-9]\d{0,8})(?:-[a-z0-9][a-z0-9._-]*)?$/.exec(folder)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** A file of an institution's watched folder. */
export type FolderFile = { institutionId: number; folder: string; name: string }
