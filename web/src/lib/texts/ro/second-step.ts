export const second_step = {
  title: 'Al doilea pas',
  totp_text: 'Deschideți aplicația de autentificare din telefon și introduceți codul de șase cifre.',
  totp_code: 'Codul din aplicație',
  recovery_text: 'Introduceți unul dintre codurile de recuperare păstrate. Fiecare merge o singură dată.',
  recovery_code: 'Cod de recuperare',
  passkey_text: 'Browserul vă cere amprenta, fața sau codul dispozitivului.',
  passkey_use: 'Folosește cheia de acces',
  passkey_cancelled: 'Nu s-a folosit nicio cheie de acces: ați renunțat sau timpul a trecut.',
  submit: 'Continuă',
  other: 'Altă cale:',
  use_totp: 'aplicația de autentificare',
  use_recovery: 'un cod de recuperare',
  use_passkey: 'cheia de acces',
  link_title: 'Legați contul instituției',
  link_text:
    'De acum înainte veți putea intra în HDoc cu contul de la furnizorul instituției. Confirmați o singură dată că este al dumneavoastră.',
  password_text: 'Introduceți parola contului dumneavoastră din HDoc.',
  password_code: 'Parola din HDoc',
  use_password: 'parola',
  barred:
    'Dacă nu ați greșit dumneavoastră parola, cineva încearcă să o ghicească. Pe un dispozitiv de pe care ați mai intrat nu trebuie să așteptați; aici puteți folosi o cheie de acces sau un link primit prin e-mail.',
  send_link: 'Trimite-mi un link prin e-mail',
  link_sent:
    'Dacă există un cont cu acest nume, i-am trimis un e-mail. Deschideți linkul pe acest dispozitiv, apoi intrați cu parola.',
  lost: 'Nu mai aveți niciuna? Administratorul instituției vă poate reseta al doilea factor.',
  back: 'Înapoi la parolă',
  link_back: 'Înapoi la autentificare',
}
