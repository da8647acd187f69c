export const accounts = {
  to_login: 'Înapoi la autentificare',
  sign_in: 'Autentificați-vă',
  slow_mail: 'Mesajul poate întârzia câteva minute. Verificați și dosarul de mesaje nedorite.',
  email: 'E-mail',
  password: 'Parola',
  new_password: 'Parola nouă',
  password_again: 'Repetați parola',
  password_help_one:
    'Cel puțin {{count}} caracter. Câteva cuvinte fără legătură se țin minte ușor și se ghicesc greu.',
  password_help_few:
    'Cel puțin {{count}} caractere. Câteva cuvinte fără legătură se țin minte ușor și se ghicesc greu.',
  password_help_other:
    'Cel puțin {{count}} de caractere. Câteva cuvinte fără legătură se țin minte ușor și se ghicesc greu.',
  show_password: 'Arată ce scrieți',
  hide_password: 'Ascunde ce scrieți',
  account: 'Cont',
  username: 'Nume de utilizator',
  institution: 'Instituția',
  person: 'Nume',

  forgot_title: 'Ați uitat parola?',
  forgot_intro: 'Scrieți adresa de e-mail a contului. Vă trimitem un link cu care alegeți o parolă nouă.',
  forgot_submit: 'Trimite linkul',
  forgot_sent_title: 'Verificați e-mailul',
  forgot_sent:
    'Dacă adresa {{email}} are un cont aici, primiți un link pentru o parolă nouă. Linkul poate fi folosit o singură dată.',
  forgot_again: 'Altă adresă',

  reset_title: 'Alegeți o parolă nouă',
  reset_for: 'Pentru contul cu adresa {{email}}. După schimbare, toate sesiunile deschise se închid.',
  reset_submit: 'Schimbă parola',
  reset_done_title: 'Parola a fost schimbată',
  reset_done: 'Sesiunile deschise au fost închise. Intrați în cont cu parola nouă.',

  link_title: 'Linkul nu mai este valabil',
  link_text:
    'A expirat, a fost folosit sau a fost înlocuit de unul mai nou. Folosiți linkul din cel mai recent mesaj.',
  link_reset: 'Cereți un link nou',
  link_confirmation: 'Dacă adresa nu este încă confirmată, trimiteți din nou cererea de cont.',
  link_invitation: 'Cereți celui care v-a invitat să trimită din nou invitația.',

  confirm_title: 'Confirmați adresa de e-mail',
  confirm_intro: 'Adresa se confirmă abia când apăsați butonul.',
  confirm_request_intro:
    'Scrieți din nou parola din cererea dumneavoastră: astfel se confirmă numai cererea dumneavoastră, nu și una trimisă de altcineva cu aceeași adresă.',
  confirm_password: 'Parola din cerere',
  confirm_submit: 'Confirmă adresa',
  link_identity_title: 'Confirmați că acest cont este al dumneavoastră',
  link_identity_intro:
    'De acum înainte veți putea intra în acest cont cu contul de la furnizorul instituției. Confirmați numai dacă dumneavoastră ați apăsat butonul de intrare, în acest browser.',
  link_identity_submit: 'Confirm că este contul meu',
  link_identity_done: 'Contul este confirmat',
  confirmed_linked: 'Intrați acum cu butonul contului instituției.',
  link_device_title: 'Confirmați acest dispozitiv',
  link_device_intro:
    'După confirmare, încercările altora nu vă mai întârzie autentificarea de pe acest dispozitiv. Confirmați numai dacă este dispozitivul de pe care vreți să intrați; parola se cere ca de obicei.',
  link_device_submit: 'Confirm că este dispozitivul meu',
  link_device_done: 'Dispozitivul este confirmat',
  confirmed_device: 'Intrați acum cu parola.',
  confirmed_title: 'Adresa a fost confirmată',
  confirmed_pending:
    'Un administrator hotărăște acum asupra cererii. Numele dumneavoastră de utilizator este „{{username}}”. Vă scriem la această adresă când a hotărât; până atunci nu puteți intra în cont.',
  confirmed_changed: 'De acum aceasta este adresa contului dumneavoastră.',

  invitation_title: 'Bun venit, {{name}}',
  invitation_intro: 'Instituția v-a creat un cont în HDoc. Alegeți-vă parola cu care veți intra.',
  invitation_submit: 'Activează contul',
  invitation_done_title: 'Contul este activ',
  invitation_done: 'Intrați acum cu numele de utilizator {{username}} și cu parola pe care ați ales-o.',

  register_title: 'Cereți un cont',
  register_intro: 'Confirmați apoi adresa de e-mail, iar un administrator al instituției vă acceptă cererea.',
  register_name: 'Nume și prenume',
  register_email: 'E-mail',
  register_email_again: 'Repetați e-mailul',
  register_username: 'Nume de utilizator',
  register_username_help: 'Litere, cifre, punct, cratimă.',
  register_phone: 'Telefon',
  register_terms: 'Sunt de acord ca instituția să folosească aceste date pentru contul meu.',
  register_terms_short: 'Acordul',
  register_terms_more: 'Ce se întâmplă cu datele?',
  register_terms_text:
    'Datele servesc numai contului dumneavoastră în registratura instituției, care le prelucrează. O cerere a cărei adresă nu este confirmată se șterge după 7 zile. Puteți cere instituției datele dumneavoastră, corectarea sau ștergerea lor.',
  register_submit: 'Trimite cererea',
  register_sent_title: 'Verificați e-mailul',
  register_sent:
    'V-am scris la {{email}}. Deschideți mesajul și confirmați adresa; cererea ajunge la administrator abia după aceea.',
  closed_title: 'Conturile sunt create de instituție',
  closed_platform_title: 'Conturile sunt create de administrator',
  closed_text: 'Pentru un cont în registratura electronică, luați legătura cu instituția:',
  closed_platform: 'Pentru un cont, luați legătura cu administratorul platformei.',
  phone: 'Telefon',
}
