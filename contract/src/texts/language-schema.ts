import { z } from 'zod'
import { languages } from './languages.ts'

/** Stands apart from `languages`, because the first visit needs that list without a schema. */
export const languageSchema = z.enum(languages)
