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
  part_failed: 'Această parte a programului nu a putut fi încărcată',
  part_again: 'Încercați din nou. Ce ați scris pe pagină rămâne.',
  updated: 'S-a instalat o versiune nouă a programului',
  updated_text:
    'Reîncărcați pagina ca să continuați. Ce ați scris la o înregistrare nouă se păstrează, fără fișiere; ce ați scris în altă parte salvați sau copiați înainte.',
  saved: 'Salvat.',
}
