import type { English } from '../english.ts'
import type { merging as romanian } from '../ro/merging.ts'

export const merging: English<typeof romanian> = {
  title: 'Merge two issuers',
  other: 'The issuer that goes',
  other_help: 'Its documents move to the issuer that is open.',
  what: '"{{winner}}" stays; "{{loser}}" leaves the list.',
  moves_one: '{{figure}} document moves.',
  moves_other: '{{figure}} documents move.',
  documents_keep:
    'In the register documents keep the name they were registered with. The merge can be undone.',
  swap: 'Keep "{{name}}"',
  fields: 'Fields that differ',
  no_difference: 'All fields are the same.',
  stays: 'The one that stays',
  goes: 'The one that goes',
  too_many: 'Too many documents would move. Keep the other issuer.',
  do: 'Merge',
  done: 'The issuers were merged into "{{name}}".',
  changed:
    'One of the issuers has changed meanwhile. Below is what you saw and chose; they are merged only as they are now.',
  look_again: 'Show them as they are now',
}
