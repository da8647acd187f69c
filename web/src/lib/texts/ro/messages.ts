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
  saved: 'Salvat.',
}
