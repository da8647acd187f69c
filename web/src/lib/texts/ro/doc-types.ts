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
}
