import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { FactorChange } from '../../access/index.ts'

const notMe = {
  ro: 'Dacă nu ați fost dumneavoastră, schimbați-vă imediat parola și anunțați instituția.',
  en: 'If it was not you, change your password at once and tell the institution.',
} as const
const button = {
  label: { ro: 'Cereți o parolă nouă', en: 'Ask for a new password' },
  route: 'forgot-password',
}

const letter = (subject: Text, sentence: Text) => ({
  subject: { ro: `${subject.ro} – {institution}`, en: `${subject.en} – {institution}` },
  paragraphs: [sentence, notMe],
  button,
})

/** Every change of how a person signs in is told by mail, because it may have been somebody else's. */
export const factorLetters: Readonly<Record<FactorChange, ReturnType<typeof letter>>> = {
  totp_added: letter(
    { ro: 'Aplicație de autentificare activată', en: 'Authenticator app turned on' },
    {
      ro: 'La {when} a fost activată o aplicație de autentificare pentru contul „{username}”. La intrarea în cont se cere acum și codul ei.',
      en: 'On {when} an authenticator app was turned on for the account “{username}”. Signing in now asks for its code too.',
    },
  ),
  totp_removed: letter(
    { ro: 'Aplicație de autentificare dezactivată', en: 'Authenticator app turned off' },
    {
      ro: 'La {when} a fost dezactivată aplicația de autentificare a contului „{username}”.',
      en: 'On {when} the authenticator app of the account “{username}” was turned off.',
    },
  ),
  passkey_added: letter(
    { ro: 'Cheie de acces nouă', en: 'New passkey' },
    {
      ro: 'La {when} a fost adăugată contului „{username}” o cheie de acces (passkey). Cu ea se intră în cont și fără parolă.',
      en: 'On {when} a passkey was added to the account “{username}”. It opens the account without a password too.',
    },
  ),
  passkey_removed: letter(
    { ro: 'Cheie de acces eliminată', en: 'Passkey removed' },
    {
      ro: 'La {when} a fost eliminată o cheie de acces (passkey) a contului „{username}”.',
      en: 'On {when} a passkey of the account “{username}” was removed.',
    },
  ),
  recovery_renewed: letter(
    { ro: 'Coduri de recuperare noi', en: 'New recovery codes' },
    {
      ro: 'La {when} au fost făcute coduri de recuperare noi pentru contul „{username}”. Cele vechi nu mai funcționează.',
      en: 'On {when} new recovery codes were made for the account “{username}”. The old ones stopped working.',
    },
  ),
  recovery_used: letter(
    { ro: 'Intrare cu un cod de recuperare', en: 'Signed in with a recovery code' },
    {
      ro: 'La {when} s-a intrat în contul „{username}” cu un cod de recuperare.',
      en: 'On {when} the account “{username}” was entered with a recovery code.',
    },
  ),
  identity_linked: letter(
    { ro: 'Cont de furnizor legat', en: 'Provider account linked' },
    {
      ro: 'La {when} s-a intrat pentru prima dată în contul „{username}” prin furnizorul de conturi al instituției. De acum se poate intra și așa, fără parolă.',
      en: 'On {when} the account “{username}” was entered through the institution’s account provider for the first time. From now on it can be entered so too, without a password.',
    },
  ),
  identity_removed: letter(
    { ro: 'Cont de furnizor dezlegat', en: 'Provider account unlinked' },
    {
      ro: 'La {when} contul de furnizor a fost dezlegat de contul „{username}”.',
      en: 'On {when} the provider account was unlinked from the account “{username}”.',
    },
  ),
}
