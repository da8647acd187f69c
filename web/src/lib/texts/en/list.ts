import type { English } from '../english.ts'
import type { list as ro } from '../ro/list.ts'

export const list: English<typeof ro> = {
  records: 'records {{from}} to {{to}} of {{total}}',
  empty: 'No results found',
}
