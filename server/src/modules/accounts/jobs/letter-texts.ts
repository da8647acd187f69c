import type { TokenPurpose } from '@hdoc/contract/accounts/accounts.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

export type LetterText = {
  subject: Text
  paragraphs: readonly Text[]
  button?: { label: Text; route: string }
  notes?: readonly Text[]
}

const notYou = {
  ro: 'Dacă nu ați cerut dumneavoastră acest lucru, ignorați mesajul: fără link nu se schimbă nimic.',
  en: 'If you did not ask for this, ignore this message: without the link nothing changes.',
} as const
const once = {
  ro: 'Linkul este valabil {time} de la trimitere și poate fi folosit o singură dată. Deschiderea lui nu schimbă nimic.',
  en: 'The link is valid for {time} from sending and can be used once. Opening it changes nothing.',
} as const
const secret = {
  ro: 'Nu dați linkul nimănui. Nimeni din instituție nu vi-l va cere.',
  en: 'Give the link to nobody. Nobody of the institution will ask you for it.',
} as const
/** Mails with a link. The token is appended to the route of the button. */
export const linkLetters: Readonly<Record<TokenPurpose, LetterText & Required<Pick<LetterText, 'button'>>>> =
  {
    reset: {
      subject: { ro: 'Resetarea parolei – {institution}', en: 'Password reset – {institution}' },
      paragraphs: [
        {
          ro: 'Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru contul „{username}”.',
          en: 'Somebody, probably you, asked for a new password for the account "{username}".',
        },
      ],
      button: {
        label: { ro: 'Alegeți o parolă nouă', en: 'Choose a new password' },
        route: 'reset-password',
      },
      notes: [once, notYou, secret],
    },
    signup: {
      subject: {
        ro: 'Confirmați adresa de e-mail – {institution}',
        en: 'Confirm your e-mail address – {institution}',
      },
      paragraphs: [
        {
          ro: 'Ați cerut un cont cu numele de utilizator „{username}” la {institution}.',
          en: 'You asked for an account with the user name "{username}" at {institution}.',
        },
        {
          ro: 'Confirmați adresa de e-mail cu parola pe care ați scris-o în cerere; apoi un administrator hotărăște asupra ei și vă scrie.',
          en: 'Confirm your e-mail address with the password you typed in the request; then an administrator decides on it and writes to you.',
        },
      ],
      button: { label: { ro: 'Confirmați adresa', en: 'Confirm the address' }, route: 'confirm-address' },
      notes: [once, notYou],
    },
    invitation: {
      subject: { ro: 'Invitație în HDoc – {institution}', en: 'Invitation to HDoc – {institution}' },
      paragraphs: [
        {
          ro: '{institution} v-a creat un cont în HDoc, registratura electronică. Numele dumneavoastră de utilizator este „{username}”.',
          en: '{institution} has made you an account in HDoc, its electronic registry. Your user name is "{username}".',
        },
        {
          ro: 'Pentru a intra în cont, alegeți-vă mai întâi o parolă.',
          en: 'To enter the account, choose a password first.',
        },
      ],
      button: { label: { ro: 'Activați contul', en: 'Activate the account' }, route: 'accept-invitation' },
      notes: [once, secret],
    },
    email_change: {
      subject: {
        ro: 'Confirmați noua adresă de e-mail – {institution}',
        en: 'Confirm your new e-mail address – {institution}',
      },
      paragraphs: [
        {
          ro: 'Ați cerut ca adresa contului „{username}” să fie aceasta. Până o confirmați, rămâne cea veche.',
          en: 'You asked for this to be the address of the account "{username}". Until you confirm it, the old one stays.',
        },
      ],
      button: { label: { ro: 'Confirmați adresa', en: 'Confirm the address' }, route: 'confirm-address' },
      notes: [once, notYou],
    },
    device: {
      subject: { ro: 'Link de intrare – {institution}', en: 'Sign-in link – {institution}' },
      paragraphs: [
        {
          ro: 'Cineva, probabil dumneavoastră, vrea să intre în contul „{username}” de pe un dispozitiv nou, în timp ce pentru acest cont se fac multe încercări cu parole greșite.',
          en: 'Somebody, probably you, wants to enter the account "{username}" from a new device, while many wrong passwords are being tried on it.',
        },
        {
          ro: 'Deschideți linkul pe dispozitivul de pe care vreți să intrați; apoi introduceți parola ca de obicei.',
          en: 'Open the link on the device from which you want to sign in; then enter the password as usual.',
        },
      ],
      button: { label: { ro: 'Confirmă dispozitivul', en: 'Confirm the device' }, route: 'confirm-address' },
      notes: [once, notYou, secret],
    },
    identity: {
      subject: {
        ro: 'Confirmați că acest cont este al dumneavoastră – {institution}',
        en: 'Confirm that this account is yours – {institution}',
      },
      paragraphs: [
        {
          ro: 'Cineva, probabil dumneavoastră, vrea să intre în contul „{username}” prin furnizorul de conturi al instituției.',
          en: 'Somebody, probably you, wants to enter the account "{username}" through the institution’s account provider.',
        },
        {
          ro: 'Confirmați o singură dată că acest cont este al dumneavoastră, în browserul în care ați apăsat butonul.',
          en: 'Confirm once that the account is yours, in the browser in which you pressed the button.',
        },
      ],
      button: { label: { ro: 'Confirmați contul', en: 'Confirm the account' }, route: 'confirm-address' },
      notes: [once, notYou, secret],
    },
  }
