import type { English } from '../english.ts'
import type { registers as ro } from '../ro/registers.ts'

export const registers: English<typeof ro> = {
  title: '',
}
