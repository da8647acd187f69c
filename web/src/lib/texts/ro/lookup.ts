export const lookup = {
  ask: 'Completează după CUI',
  asking: 'Se caută firma…',
  filled: 'Completat: {{fields}}.',
  nothing_new: 'Firma a fost găsită: {{name}}. Câmpurile scrise au rămas neschimbate.',
  inactive: 'Atenție: firma este radiată sau inactivă.',
  address: 'Adresa',
  differing: 'Diferă de ce este scris:',
  take: 'Preia',
  take_what: 'Preia: {{field}} – {{value}}',
  undo: 'Anulează completarea',
}
