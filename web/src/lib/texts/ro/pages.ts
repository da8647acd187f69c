/** Not found, no access, refused host. */
export const pages = {
  not_found: 'Pagina nu a fost găsită',
  not_found_text: 'Adresa nu există sau nu mai este valabilă.',
  record_not_found: 'Înregistrarea nu a fost găsită',
  record_not_found_text: 'Nu există, a fost ștearsă sau nu aveți dreptul să o vedeți.',
  to_dashboard: 'Înapoi la panou',
  to_home: 'Înapoi la prima pagină',
  forbidden: 'Nu aveți acces la această pagină',
  forbidden_right: 'Vă lipsește dreptul: {{right}}.',
  forbidden_text: 'Cereți-l administratorului instituției dumneavoastră.',
  assistance: 'Aveți nevoie de ajutor?',
  invalid_domain: 'Nume domeniu neacceptat!',
  invalid_domain_text:
    'La adresa {{host}} nu se află o instituție activă. Verificați adresa sau întrebați instituția dumneavoastră.',
  invalid_domain_admin: 'Aceasta este adresa administratorilor platformei.',
  select_client: 'Nu aveți acces. Alegeți instituția și autentificați-vă din nou.',
}
