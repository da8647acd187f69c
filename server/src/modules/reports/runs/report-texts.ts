import type { Text } from '@hdoc/contract/texts/languages.ts'

export const reportTexts = {
  made: { ro: 'Întocmit la {date}, ora {time}, de {who}.', en: 'Made on {date} at {time} by {who}.' },
  part: { ro: 'partea {part} din {parts}', en: 'part {part} of {parts}' },
  page: { ro: 'pagina {page}', en: 'page {page}' },
  empty: { ro: 'Niciun rând.', en: 'No rows.' },
  hidden: { ro: '[acces restricționat]', en: '[restricted access]' },
  remarks: { ro: 'Observații', en: 'Remarks' },
  gaps: { ro: 'Ce nu s-a putut completa și de ce', en: 'What could not be filled, and why' },
  line: { ro: 'Rubrica', en: 'Line' },
  law: { ro: 'Legea și articolul', en: 'Law and article' },
  value: { ro: 'Număr', en: 'Number' },
  made_by: { ro: 'Întocmit', en: 'Drawn up by' },
  head: { ro: 'Conducătorul instituției', en: 'Head of the institution' },
  signed_on: { ro: 'Data: ____________', en: 'Date: ____________' },
} as const satisfies Record<string, Text>
