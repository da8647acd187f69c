import type { FileKind } from '../../../platform/files/recognise/accepted-types.ts'
import { acceptedType, type TypeName } from '../../../platform/files/recognise/accepted-types.ts'

const names = ['pdf', 'tiff', 'jpeg', 'png'] as const satisfies readonly TypeName[]
const types = names.map(acceptedType)

/** Is it a type that scanners make? The rest of what may be uploaded is no scan. */
export const isScanMime = (mime: string): boolean => types.some((type) => type.mime === mime)

export const kindOfScan = (mime: string): FileKind => types.find((type) => type.mime === mime)?.kind ?? 'pdf'

export const PDF = 'application/pdf'
export const JPEG = 'image/jpeg'
