export const test_documents = {
  banner_label: 'Modul ștergere',
  banner: 'Modul ștergere este pornit până {{until}}: se pot înregistra și șterge documente de test.',
  off: 'Oprește',
  on: 'Pornește modul ștergere',
  on_title: 'Porniți modul ștergere?',
  on_what:
    'Timp de o zi, în toată instituția, la înregistrare se poate bifa „document de test”, iar documentele de test se pot șterge de cine are dreptul. Modul se oprește singur după 24 de ore și rămâne consemnat în jurnal.',
  switched_on: 'Modul ștergere este pornit.',
  switched_off: 'Modul ștergere este oprit.',
  mark: 'Document de test',
  mark_help: 'Rămâne marcat pentru totdeauna și se poate șterge; numărul lui rămâne în registru.',
  remove: 'Șterge documentul de test',
  remove_title: 'Ștergeți documentul de test {{number}}?',
  remove_what:
    'Conținutul, fișierele, comentariile și conexiunile se șterg definitiv. Numărul rămâne în registru cu „șters (test)”.',
  remove_reason: 'Motivul ștergerii',
  removed: 'Documentul de test {{number}} a fost șters. Numărul rămâne.',
  deleted: 'Document de test șters de {{by}}, {{at}}',
  action_deleted: 'a șters documentul de test',
}
