import type { ErrorRow } from './error-row.ts'

/** Signing in, links by mail, acting as another user. */
export const accountErrors = {
  PICTURE_UNREADABLE: {
    status: 422,
    ro: 'Imaginea nu poate fi citită: fișierul este incomplet sau deteriorat.',
    en: 'The picture cannot be read: the file is incomplete or damaged.',
  },
  PICTURE_TOO_LARGE: {
    status: 422,
    ro: 'Imaginea are prea mulți pixeli: maximum {megapixels} de megapixeli.',
    en: 'The picture has too many pixels: at most {megapixels} megapixels.',
  },
  PUSH_DEVICE_GONE: {
    status: 422,
    ro: 'Browserul nu mai primește notificări de la HDoc și a fost scos din listă. Activați-le din nou în el.',
    en: 'The browser takes no pushes of HDoc any more and left the list. Turn them on in it again.',
  },
  PUSH_NOT_TAKEN: {
    status: 422,
    ro: 'Serviciul de notificări al browserului nu a primit mesajul de probă ({detail}). Încercați mai târziu.',
    en: 'The push service of the browser did not take the test message ({detail}). Try later.',
  },
  LOGIN_FAILED: {
    status: 422,
    ro: 'Utilizatorul sau parola nu sunt corecte.',
    en: 'The user name or the password is not correct.',
  },
  IDENTITY_NEEDS_PASSWORD: {
    status: 409,
    ro: 'Nu aveți o parolă: fără contul furnizorului nu ați mai putea intra. Alegeți întâi o parolă.',
    en: 'You have no password: without the provider’s account you could not sign in. Choose a password first.',
  },
  ACTING_REFUSED: {
    status: 403,
    ro: 'Nu puteți face aceasta cât timp lucrați în numele altui utilizator.',
    en: 'You cannot do this while acting as another user.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    ro: 'Instituția cere un al doilea factor de autentificare. Activați-l din profil ca să continuați.',
    en: 'The institution requires a second factor. Set it up in your profile to go on.',
  },
  ACT_AS_HIGHER: {
    status: 403,
    ro: 'Nu puteți lucra în numele acestei persoane: are drepturi pe care dumneavoastră nu le aveți.',
    en: 'You cannot act as this person: they hold rights that you do not.',
  },
  ACT_AS_SELF: {
    status: 409,
    ro: 'Lucrați deja în nume propriu.',
    en: 'You are already working as yourself.',
  },
  OTHER_PERSON: {
    status: 412,
    ro: 'În acest browser s-a autentificat altcineva: {name}. Nu s-a salvat nimic în numele altei persoane.',
    en: 'Somebody else has signed in in this browser: {name}. Nothing was saved in another person’s name.',
  },
  OTHER_CLIENT: {
    status: 412,
    ro: 'În altă filă a acestui browser ați trecut la altă instituție. Nu s-a salvat nimic aici.',
    en: 'You have gone to another institution in another tab of this browser. Nothing was saved here.',
  },
  ACTING_ENDED: {
    status: 403,
    ro: 'Nu mai lucrați în numele altui utilizator: timpul a trecut sau dreptul a fost retras.',
    en: 'You are no longer acting as another user: the time is over or the right was withdrawn.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    ro: 'Codul nu este corect. Verificați codul și ora telefonului.',
    en: 'The code is not correct. Check the code and the clock of your phone.',
  },
  SECOND_FACTOR_USED: {
    status: 422,
    ro: 'Codul a fost deja folosit. Așteptați codul următor.',
    en: 'The code was used already. Wait for the next one.',
  },
  PASSWORD_WRONG: {
    status: 422,
    ro: 'Parola nu este corectă.',
    en: 'The password is not correct.',
  },
  SIGN_UP_PASSWORD: {
    status: 422,
    ro: 'Nu este parola scrisă în această cerere. Dacă ați trimis mai multe cereri, deschideți linkul din mesajul potrivit; dacă nu ați cerut dumneavoastră contul, închideți pagina.',
    en: 'This is not the password typed in this request. If you sent several requests, open the link of the right message; if you did not ask for the account, close the page.',
  },
  LINK_OTHER_BROWSER: {
    status: 409,
    ro: 'Deschideți linkul în browserul în care ați apăsat butonul de intrare cu contul instituției.',
    en: 'Open the link in the browser in which you pressed the button of the institution’s account.',
  },
  LOGIN_STEP_ENDED: {
    status: 422,
    ro: 'Autentificarea a durat prea mult sau au fost prea multe încercări. Începeți din nou cu parola.',
    en: 'Signing in took too long, or there were too many attempts. Start again with the password.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    ro: 'Cheia de acces nu a fost acceptată. Încercați din nou sau folosiți parola.',
    en: 'The passkey was not accepted. Try again, or use the password.',
  },
  PROOF_NEEDED: {
    status: 422,
    ro: 'Confirmați cu parola sau cu un cod nou din aplicația de autentificare.',
    en: 'Confirm with your password or with a fresh code of the authenticator app.',
  },
  PROOF_WRONG: {
    status: 422,
    ro: 'Parola sau codul nu sunt corecte.',
    en: 'The password or the code is not correct.',
  },
  LAST_SECOND_FACTOR: {
    status: 409,
    ro: 'Instituția cere un al doilea factor. Adăugați altul înainte de a-l elimina pe acesta.',
    en: 'The institution requires a second factor. Add another one before you remove this one.',
  },
  NOT_ACTING: {
    status: 409,
    ro: 'Nu lucrați în numele altui utilizator.',
    en: 'You are not acting as another user.',
  },
  LINK_INVALID: {
    status: 404,
    ro: 'Linkul nu este valabil: a expirat, a fost folosit sau a fost înlocuit de unul mai nou.',
    en: 'The link is not valid: it has expired, was used, or was replaced by a newer one.',
  },
  PHONE_LINK_ENDED: {
    status: 404,
    ro: 'Codul nu mai este valabil: au trecut cele 10 minute, a fost folosit sau persoana care l-a afișat l-a închis. Cereți să vi se afișeze un cod nou.',
    en: 'The code is not valid any more: its 10 minutes are over, it was used, or the person who showed it has closed it. Ask for a new code.',
  },
  PHONE_PHOTO_TYPE: {
    status: 415,
    ro: 'Fișierul nu este o poză JPG sau PNG. Fotografiați pagina sau alegeți altă poză.',
    en: 'The file is not a JPG or PNG picture. Photograph the page or choose another picture.',
  },
  PHONE_PAGES_FULL: {
    status: 422,
    ro: 'Cel mult {pages de} pagini într-o trimitere.',
    en: 'At most {pages} pages in one sending.',
  },
  SIGNUP_CLOSED: {
    status: 403,
    ro: 'Instituția nu primește cereri de cont. Adresați-vă instituției.',
    en: 'The institution does not take requests for accounts. Please ask the institution.',
  },
  NOT_WAITING: {
    status: 409,
    ro: 'Persoana nu mai așteaptă o decizie: starea contului s-a schimbat între timp.',
    en: 'The person no longer waits for a decision: the state of the account has changed meanwhile.',
  },
} as const satisfies Record<string, ErrorRow>
