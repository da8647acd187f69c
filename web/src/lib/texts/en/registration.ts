import type { English } from '../english.ts'
import type { registration as ro } from '../ro/registration.ts'

export const registration: English<typeof ro> = {
  title: '',
}
