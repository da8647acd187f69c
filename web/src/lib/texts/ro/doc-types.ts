export const doc_types = {
  no_deadline: 'fără termen',
  example: 'Înregistrat azi, termenul ar fi {{date}}: {{reason}}.',
  part_numbers: 'Numere și dovadă',
  part_work: 'Lucru și arhivă',
  part_public: 'Portal și Monitorul Oficial',
  for_ever: 'permanent',
  version_note:
    'Versiunea {{version}}. O modificare face o versiune nouă; documentele o păstrează pe cea cu care au fost înregistrate.',
}
