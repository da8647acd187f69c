import type { English } from '../english.ts'
import type { doc_types as ro } from '../ro/doc-types.ts'

export const doc_types: English<typeof ro> = {
  title: '',
}
