import { type AccessLevel, accessLevelLabels } from '@hdoc/contract/texts/choices.ts'

/** In the order of their stored codes: 1 public … 4 restricted. */
export const accessLevels = Object.keys(accessLevelLabels) as AccessLevel[]
export const levelCode = (level: AccessLevel): number => accessLevels.indexOf(level) + 1
export const levelOf = (code: number): AccessLevel => accessLevels[code - 1]!
