import type { English } from '../english.ts'
import type { documents as ro } from '../ro/documents.ts'

export const documents: English<typeof ro> = {
  new: 'New document',
  list: 'Documents',
}
