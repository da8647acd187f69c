/** Toast titles, generic failures and what the browser itself finds out about a call. */
export const messages = {
  success: 'Operațiune reușită',
  failed: 'Operațiune eșuată',
  warning: 'Operațiune efectuată, dar cu avertismente',
  failed_retry: 'Operațiune eșuată, vă rugăm încercați din nou',
  error: 'Eroare',
  not_found_model: 'Înregistrarea nu a fost găsită',
  posting: 'Se procesează cererea, vă rugăm așteptați',
  offline: 'Nu există legătură cu serverul. Verificați rețeaua și încercați din nou.',
  timeout: 'Serverul nu a răspuns la timp. Încercați din nou.',
  unreadable: 'Răspunsul serverului nu poate fi citit. Încercați din nou.',
  cancelled: 'Operațiunea a fost oprită.',
  details: 'Detalii',
  request_id: 'Codul cererii',
  section_failed: 'Această parte a paginii nu a putut fi afișată.',
  reload: 'Reîncarcă pagina',
  other_title: 'În acest browser s-a autentificat altcineva: {{name}}',
  other_text:
    'Această pagină este a utilizatorului {{own}}. Ce este scris pe ea nu se salvează în numele altei persoane și rămâne aici. Dacă {{own}} se autentifică din nou (de exemplu, în altă filă), lucrul poate continua de unde a rămas.',
  other_go_on: 'Continuă ca {{name}}',
  other_again: 'M-am autentificat din nou',
  elsewhere_title: 'În altă filă ați trecut la altă instituție',
  elsewhere_text:
    'Ce este scris pe această pagină nu se salvează în altă instituție și rămâne aici. Reveniți în altă filă la instituția de dinainte sau continuați cu cea nouă.',
  elsewhere_go_on: 'Continuă cu instituția nouă',
  part_failed: 'Această parte a programului nu a putut fi încărcată',
  part_again: 'Încercați din nou. Ce ați scris pe pagină rămâne.',
  updated: 'S-a instalat o versiune nouă a programului',
  updated_text:
    'Reîncărcați pagina ca să continuați. Ce ați scris la o înregistrare nouă se păstrează, fără fișiere; ce ați scris în altă parte salvați sau copiați înainte.',
  saved: 'Salvat.',
}
