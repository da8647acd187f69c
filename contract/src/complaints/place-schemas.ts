import { z } from 'zod'
import { MICRO } from './place.ts'

const coordinate = (degrees: number) =>
  z
    .number()
    .int()
    .min(-degrees * MICRO)
    .max(degrees * MICRO)
export const latitude = coordinate(90)
export const longitude = coordinate(180)
