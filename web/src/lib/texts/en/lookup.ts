import type { English } from '../english.ts'
import type { lookup as ro } from '../ro/lookup.ts'

export const lookup: English<typeof ro> = {
  ask: 'Fill in by CUI',
  asking: 'Looking for the company…',
  filled: 'Filled in: {{fields}}.',
  nothing_new: 'The company was found: {{name}}. Written fields stay as they are.',
  inactive: 'Note: the company is struck off or inactive.',
  address: 'Address',
  differing: 'Different from what is written:',
  take: 'Take',
  take_what: 'Take: {{field}} – {{value}}',
  undo: 'Undo',
}
