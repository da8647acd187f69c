export const ui = {
  load_failed: 'Datele nu s-au putut încărca',
  breadcrumb: 'Unde sunteți',
  new_document: 'Document nou',
  not_allowed: 'Nu se poate: {{reason}}',
  pick_date: 'Alegeți data din calendar',
  date_placeholder: 'ZZ.LL.AAAA',
  clear: 'Golește',
  nothing_found: 'Nu s-a găsit nimic',
  type_to_search: 'Scrieți pentru a căuta',
  institution_unknown: 'Fără instituție',
}
