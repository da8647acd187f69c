/**
 * A form of the portal as every model sees it, in seconds since the beginning. `links`: how many were mailed; `read`: how many of
 * them its person has read.
 */
export type ModelForm = {
  state: 'waiting' | 'confirmed' | 'erased'
  resends: number
  corrections: number
  wrong: number
  links: number
  read: number
  sentAt: number
  endsAt: number
  /** From when the days are counted after which it is erased. */
  keptFrom: number
}

export const formVerbs = ['resend', 'correct', 'code', 'wrong_code', 'link', 'old_link', 'scan'] as const
export type FormVerb = (typeof formVerbs)[number]
export const isFormVerb = (verb: string): verb is FormVerb => (formVerbs as readonly string[]).includes(verb)

const HOUR = 3600
export const DAY = 24 * HOUR
/** A form is sent a moment after it was opened. */
const FILLING = 10

export const sentForm = (now: number): ModelForm => ({
  ...{ state: 'waiting', resends: 0, corrections: 0, wrong: 0, links: 1, read: 1 },
  ...{ sentAt: now + FILLING, endsAt: now + FILLING + 2 * DAY, keptFrom: now + FILLING },
})

function mailAgain(form: ModelForm, now: number, what: 'resends' | 'corrections'): boolean {
  const most = what === 'resends' ? 3 : 1
  if (form.state !== 'waiting' || form[what] >= most || now - form.sentAt >= 7 * DAY) return false
  form[what]++
  form.links++
  form.wrong = 0
  form.endsAt = Math.min(now + 2 * DAY, form.sentAt + 7 * DAY)
  return true
}

/** Plays a step of a form; `become`: what comes of a good link or code, false where it may not. */
export function playForm(
  form: ModelForm | undefined,
  { verb, now }: { verb: FormVerb; now: number },
  become: () => boolean,
): boolean {
  if (!form) return false
  const confirm = (): boolean => {
    if (form.state === 'confirmed') return true
    if (form.state !== 'waiting' || now >= form.endsAt || !become()) return false
    form.state = 'confirmed'
    form.keptFrom = now
    return true
  }
  if (verb === 'resend') return mailAgain(form, now, 'resends')
  if (verb === 'correct') return mailAgain(form, now, 'corrections')
  // While a new link is on its way, its person has one that is good no longer.
  if (verb === 'link') return form.read === form.links && confirm()
  if (verb !== 'code' && verb !== 'wrong_code') return false
  if (form.state === 'confirmed') return true
  if (form.state !== 'waiting' || now >= form.endsAt || form.wrong >= 10) return false
  // A code is counted before it is looked at.
  form.wrong++
  return verb === 'code' && confirm()
}

/** Between two turns people read what was mailed. */
export function readForms(forms: readonly ModelForm[]): void {
  for (const form of forms) form.read = form.links
}

/** After some hours; gives the time it is then. */
export function waitForForms(forms: readonly ModelForm[], now: number, hours: number): number {
  const then = now + hours * HOUR
  for (const form of forms) if (then - form.keptFrom > 7 * DAY) form.state = 'erased'
  return then
}

/** A mail that changes the code while it is tried is one of two moments; both are tried apart. */
export function isApartForForms([one, other]: readonly { verb: string }[]): boolean {
  const verbs = [one?.verb ?? '', other?.verb ?? '']
  const again = verbs.some((verb) => verb === 'resend' || verb === 'correct')
  return verbs.includes('wait') || (again && verbs.some((verb) => verb === 'code' || verb === 'wrong_code'))
}

export type ToldForm = Pick<ModelForm, 'resends' | 'corrections' | 'wrong'> & { state: string }

/** Of one that is confirmed it matters no longer how often a code was tried; two at once may both have been counted. */
export const toldForm = ({ state, resends, corrections, wrong }: ToldForm): ToldForm | 'erased' =>
  state === 'erased' ? 'erased' : { state, resends, corrections, wrong: state === 'waiting' ? wrong : 0 }
