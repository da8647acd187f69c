/** Sentences under the fields of templates. */
export const templateProblemTable = {
  template_field: {
    ro: 'Câmp necunoscut: {names}. Alegeți câmpurile din listă.',
    en: 'Unknown field: {names}. Choose fields from the list.',
  },
  letter_unreadable: {
    ro: 'Fișierul nu poate fi citit ca document Word (.docx) sau este prea mare.',
    en: 'The file cannot be read as a Word document (.docx), or is too large.',
  },
  letter_reaches_out: {
    ro: 'Documentul aduce conținut din afara lui (imagini legate, obiecte, instrucțiuni). Puneți imaginile în document și salvați-l din nou.',
    en: 'The document brings in content from outside (linked pictures, objects, instructions). Put the pictures into it and save it again.',
  },
  letter_no_answer: {
    ro: 'Scrieți {field} în document, acolo unde vine textul răspunsului.',
    en: 'Write {field} in the document, where the text of the answer goes.',
  },
} as const
