import { factorChanges } from '../../access/index.ts'
import { factorLetters } from './factor-letters.ts'
import type { LetterText } from './letter-texts.ts'

export const noticeKinds = [
  'password_changed',
  'email_change_wanted',
  'email_changed',
  'accepted',
  'refused',
  'asked_again',
  'waits',
  'pending',
  ...factorChanges,
] as const
export type NoticeKind = (typeof noticeKinds)[number]

const notMe = {
  ro: 'Dacă nu ați făcut dumneavoastră această schimbare, anunțați imediat instituția și cereți o parolă nouă.',
  en: 'If you did not make this change, tell the institution at once and ask for a new password.',
} as const
const toLogin = { label: { ro: 'Autentificați-vă', en: 'Sign in' }, route: 'login' } as const
const toForgot = {
  label: { ro: 'Cereți o parolă nouă', en: 'Ask for a new password' },
  route: 'forgot-password',
} as const

/** Mails that tell what happened, without a token. */
export const noticeLetters: Readonly<Record<NoticeKind, LetterText>> = {
  ...factorLetters,
  password_changed: {
    subject: {
      ro: 'Parola a fost schimbată – {institution}',
      en: 'Your password was changed – {institution}',
    },
    paragraphs: [
      {
        ro: 'Parola contului „{username}” a fost schimbată la {when}. Sesiunile deschise pe alte dispozitive au fost închise.',
        en: 'The password of the account "{username}" was changed on {when}. Sessions open on other devices were ended.',
      },
      notMe,
    ],
    button: toForgot,
  },
  email_change_wanted: {
    subject: {
      ro: 'Schimbarea adresei de e-mail – {institution}',
      en: 'Change of your e-mail address – {institution}',
    },
    paragraphs: [
      {
        ro: 'La {when} s-a cerut ca adresa contului „{username}” să devină {other}. Schimbarea se face după ce noua adresă este confirmată.',
        en: 'On {when} it was asked that the address of the account "{username}" become {other}. It changes once the new address is confirmed.',
      },
      {
        ro: 'Dacă nu ați cerut dumneavoastră acest lucru, schimbați-vă parola și anunțați instituția.',
        en: 'If you did not ask for this, change your password and tell the institution.',
      },
    ],
  },
  email_changed: {
    subject: {
      ro: 'Adresa de e-mail a fost schimbată – {institution}',
      en: 'Your e-mail address was changed – {institution}',
    },
    paragraphs: [
      {
        ro: 'Adresa contului „{username}” a fost schimbată la {when}. Noua adresă este {other}; la aceasta nu vă mai scriem.',
        en: 'The address of the account "{username}" was changed on {when}. The new one is {other}; we no longer write to this one.',
      },
      notMe,
    ],
  },
  accepted: {
    subject: {
      ro: 'Contul dumneavoastră este activ – {institution}',
      en: 'Your account is active – {institution}',
    },
    paragraphs: [
      {
        ro: 'Cererea dumneavoastră a fost acceptată. Intrați în cont cu numele de utilizator „{username}” și cu parola pe care ați ales-o.',
        en: 'Your request was accepted. Sign in with the user name "{username}" and the password you chose.',
      },
    ],
    button: toLogin,
  },
  refused: {
    subject: {
      ro: 'Cererea de cont nu a fost acceptată – {institution}',
      en: 'Your request for an account was not accepted – {institution}',
    },
    paragraphs: [
      {
        ro: 'Cererea dumneavoastră de cont la {institution} nu a fost acceptată. Motivul:',
        en: 'Your request for an account at {institution} was not accepted. The reason:',
      },
      { ro: '{reason}', en: '{reason}' },
    ],
  },
  asked_again: {
    subject: { ro: 'Aveți deja un cont – {institution}', en: 'You already have an account – {institution}' },
    paragraphs: [
      {
        ro: 'Cineva, probabil dumneavoastră, a cerut un cont nou cu această adresă. Aveți deja unul, cu numele de utilizator „{username}”.',
        en: 'Somebody, probably you, asked for a new account with this address. You already have one, with the user name "{username}".',
      },
      {
        ro: 'Dacă ați uitat parola, puteți cere una nouă. Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic.',
        en: 'If you forgot the password, you can ask for a new one. If it was not you, there is nothing to do.',
      },
    ],
    button: toForgot,
  },
  waits: {
    subject: {
      ro: 'Contul dumneavoastră nu este activ – {institution}',
      en: 'Your account is not active – {institution}',
    },
    paragraphs: [
      {
        ro: 'Cineva, probabil dumneavoastră, a cerut un cont cu această adresă. Există deja o cerere sau un cont, care nu este activ.',
        en: 'Somebody, probably you, asked for an account with this address. There is a request or an account already, and it is not active.',
      },
      {
        ro: 'Pentru lămuriri adresați-vă instituției.',
        en: 'Please ask the institution if you need to know more.',
      },
    ],
  },
  pending: {
    subject: {
      ro: 'O cerere de cont vă așteaptă – {institution}',
      en: 'A request for an account is waiting – {institution}',
    },
    paragraphs: [
      {
        ro: '{about_name} ({about_email}, telefon {about_phone}) cere un cont la {institution}. Adresa de e-mail este confirmată.',
        en: '{about_name} ({about_email}, phone {about_phone}) asks for an account at {institution}. The e-mail address is confirmed.',
      },
      {
        ro: 'Acceptați cererea cu grupuri și roluri, sau refuzați-o cu un motiv.',
        en: 'Accept the request with groups and roles, or refuse it with a reason.',
      },
    ],
    button: {
      label: { ro: 'Deschideți lista utilizatorilor', en: 'Open the list of users' },
      route: 'user/manage',
    },
  },
}
