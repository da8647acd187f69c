/** The dialog in which two issuers are merged: texts that it brings itself. */
export const merging = {
  title: 'Unirea a doi deponenți',
  other: 'Deponentul care dispare',
  other_help: 'Documentele lui trec la deponentul deschis.',
  what: 'Rămâne „{{winner}}”; „{{loser}}” dispare din listă.',
  moves_one: 'Trece {{figure}} document.',
  moves_few: 'Trec {{figure}} documente.',
  moves_other: 'Trec {{figure}} de documente.',
  documents_keep:
    'În registru documentele păstrează numele cu care au fost înregistrate. Unirea se poate anula.',
  swap: 'Păstrează-l pe „{{name}}”',
  fields: 'Câmpurile care diferă',
  no_difference: 'Toate câmpurile sunt la fel.',
  stays: 'Cel care rămâne',
  goes: 'Cel care dispare',
  too_many: 'Sunt prea multe documente de mutat. Păstrați-l pe celălalt deponent.',
  do: 'Unește',
  done: 'Deponenții au fost uniți în „{{name}}”.',
  changed:
    'Unul dintre deponenți s-a schimbat între timp. Mai jos este ce ați văzut și ați ales; unirea se face numai din datele de acum.',
  look_again: 'Arată datele de acum',
}
