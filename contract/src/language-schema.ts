import { z } from 'zod'
import { languages } from './languages.ts'

/** Apart from `languages`, because the first visit needs the list and no check of it. */
export const languageSchema = z.enum(languages)
