import { z } from 'zod'
import {
  accessLevelLabels,
  broadcastLabels,
  categoryLabels,
  dayTypeLabels,
  issuerTypeLabels,
  registerResetLabels,
  signatureTypeLabels,
  streetTypeLabels,
} from './choices.ts'

/** Zod enumeration of the codes of a label list. */
function enumOf<T extends Readonly<Record<string, unknown>>>(labels: T) {
  return z.enum(Object.keys(labels) as Extract<keyof T, string>[])
}

export const categorySchema = enumOf(categoryLabels)
export const issuerTypeSchema = enumOf(issuerTypeLabels)
export const accessLevelSchema = enumOf(accessLevelLabels)
export const registerResetSchema = enumOf(registerResetLabels)
export const dayTypeSchema = enumOf(dayTypeLabels)
export const signatureTypeSchema = enumOf(signatureTypeLabels)
export const broadcastSchema = enumOf(broadcastLabels)
export const streetTypeSchema = enumOf(streetTypeLabels)
