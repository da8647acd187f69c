import type { ErrorRow } from './error-row.ts'

/** Forms that anybody may send. */
export const publicFormErrors = {
  PUBLIC_FORM_UNKNOWN: {
    status: 404,
    ro: 'Legătura sau formularul nu este bun. Verificați că adresa este întreagă sau completați formularul din nou.',
    en: 'The link or form is not good. Check that the address is whole, or fill in the form again.',
  },
  PUBLIC_FORM_KEY: {
    status: 409,
    ro: 'Formularul a stat deschis prea mult. Trimiteți-l din nou: ce ați scris a rămas.',
    en: 'The form was open for too long. Send it again: what you wrote is still there.',
  },
  PUBLIC_FORM_EARLY: {
    status: 429,
    ro: 'Formularul a fost trimis neobișnuit de repede. Așteptați câteva secunde și trimiteți-l din nou.',
    en: 'The form was sent unusually fast. Wait a few seconds and send it again.',
  },
  PUBLIC_FORM_ROBOT: {
    status: 422,
    ro: 'Formularul pare completat de un program. Sunați la instituție sau scrieți-i la adresa ei.',
    en: 'The form seems to be filled in by a program. Call the institution or write to its address.',
  },
  PUBLIC_FORM_SENT: {
    status: 409,
    ro: 'Formularul a fost trimis deja. Mai trebuie doar confirmat: deschideți e-mailul primit.',
    en: 'The form was sent already. It only has to be confirmed: open the e-mail you got.',
  },
  PUBLIC_FORM_OVER: {
    status: 409,
    ro: 'Timpul de confirmare a trecut. Completați formularul din nou.',
    en: 'The time for confirming is over. Fill in the form again.',
  },
  PUBLIC_FORM_CONFIRMED: {
    status: 409,
    ro: 'Formularul este confirmat deja.',
    en: 'The form is confirmed already.',
  },
  PUBLIC_FORM_CODE: {
    status: 422,
    ro: 'Codul nu este bun. Verificați cele 6 cifre din cel mai nou e-mail.',
    en: 'The code is not good. Check the 6 digits of the newest e-mail.',
  },
  PUBLIC_FORM_CODE_DEAD: {
    status: 409,
    ro: 'Codul nu mai poate fi folosit, după prea multe încercări. Confirmați cu legătura din e-mail sau cereți un e-mail nou.',
    en: 'The code cannot be used any more, after too many attempts. Confirm by the link of the e-mail, or ask for a new e-mail.',
  },
  PUBLIC_FORM_CODES_BARRED: {
    status: 429,
    ro: 'De aici sau în toată instituția s-au scris prea multe coduri greșite. Confirmați cu legătura din e-mail sau încercați codul din nou peste {minutes de} minute.',
    en: 'Too many wrong codes were typed from here, or in the whole institution. Confirm by the link of the e-mail, or try the code again in {minutes} minutes.',
  },
  PUBLIC_FORM_LIMIT: {
    status: 429,
    ro: 'S-au trimis prea multe formulare de aici sau de pe tot portalul. Încercați din nou peste {minutes de} minute ori sunați la instituție.',
    en: 'Too many forms were sent from here, or from the whole portal. Try again in {minutes} minutes, or call the institution.',
  },
  PUBLIC_FORM_TOO_MANY: {
    status: 429,
    ro: 'Prea multe formulare trimise de aici sau de pe tot portalul așteaptă confirmarea. Încercați din nou peste {hours de} ore ori sunați la instituție.',
    en: 'Too many forms sent from here, or from the whole portal, wait for their confirmation. Try again in {hours} hours, or call the institution.',
  },
  PUBLIC_FORM_NO_RESENDS: {
    status: 409,
    ro: 'Nu au mai rămas retrimiteri. Căutați e-mailul și printre mesajele nedorite (Spam).',
    en: 'No re-sends are left. Look for the e-mail among unwanted messages (spam) too.',
  },
  PUBLIC_FORM_NO_CORRECTIONS: {
    status: 409,
    ro: 'Adresa a fost schimbată deja o dată. Completați formularul din nou.',
    en: 'The address was changed once already. Fill in the form again.',
  },
  PUBLIC_FORM_FULL: {
    status: 409,
    ro: 'Ați adăugat numărul maxim de fișiere ({most}).',
    en: 'You have added as many files as there may be ({most}).',
  },
  PUBLIC_FORM_NO_ROOM: {
    status: 409,
    ro: 'Acum nu mai este loc pentru fișiere. Trimiteți formularul fără ele; le puteți aduce la registratură.',
    en: 'There is no room for files now. Send the form without them; you may bring them to the registry.',
  },
} as const satisfies Record<string, ErrorRow>
