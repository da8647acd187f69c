export const doc_types = {
  title: 'Tipuri de documente',
  new: 'Tip nou',
  new_title: 'Tip de document nou',
  edit_title: 'Modifică tipul „{{name}}”',
  view_title: 'Tipul „{{name}}”',
  empty_title: 'Niciun tip de document',
  empty_text: 'Tipul hotărăște termenul și registrul propus. Creați-l pe primul.',
  saved: 'Tipul „{{name}}” a fost salvat.',
  no_deadline: 'fără termen',
  example: 'Înregistrat azi, termenul ar fi {{date}}: {{reason}}.',
  part_numbers: 'Numere și dovadă',
  part_work: 'Lucru și arhivă',
  part_public: 'Portal și Monitorul Oficial',
  for_ever: 'permanent',
  version_note:
    'Versiunea {{version}}. O modificare face o versiune nouă; documentele o păstrează pe cea cu care au fost înregistrate.',
}
