import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import type { WitnessSettings } from '../../../platform/env.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { askOutside } from '../../../platform/outgoing/ask-outside.ts'
import { addToWitness } from './witness-file.ts'

const TIMEOUT_MS = 20_000
const ANSWER_BYTES = 64 * 1024

async function post({ url = '', privateHosts }: WitnessSettings, heads: readonly TrailHead[]): Promise<void> {
  const { hostname } = new URL(url)
  const { status } = await askOutside(
    {
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ heads }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_BYTES,
    },
    { allowedHosts: [hostname.replace(/^\[|\]$/g, '')], privateHosts },
  )
  if (status < 200 || status >= 300) throw new Error(`the witness answered ${status}`)
}

/**
 * Tells the witness's file and address the heads that were just signed. A failure is logged, and the next run
 * tells the witness again.
 */
export async function tellWitness(
  { settings: { witness }, log }: Pick<JobServices, 'settings' | 'log'>,
  heads: readonly TrailHead[],
): Promise<void> {
  if (heads.length === 0) return
  const told: [string, (() => Promise<void>) | undefined][] = [
    ['file', witness.file === undefined ? undefined : () => addToWitness(witness.file ?? '', heads)],
    ['url', witness.url === undefined ? undefined : () => post(witness, heads)],
  ]
  for (const [kind, tell] of told)
    await tell?.().catch((error: unknown) =>
      log.error({ err: error, witness: kind }, 'the witness was not told of the signed heads'),
    )
}

/** Mails the newest head of every institution once a day, because nobody takes back what a mailbox keeps. */
export async function mailWitness(
  { settings, mailer, clock }: Pick<JobServices, 'settings' | 'mailer' | 'clock'>,
  heads: readonly TrailHead[],
): Promise<void> {
  const { mail } = settings.witness
  if (mail === undefined || heads.length === 0) return
  const day = clock.now().toISOString().slice(0, 10)
  const intro =
    'Semnăturile jurnalelor HDoc. Păstrați mesajul; rândurile de mai jos, fiecare pe rândul lui, se compară cu „hdoc verify --heads <fișier>”.'
  const lines = heads.map((head) => JSON.stringify(head)).join('\n')
  await mailer.send({
    to: mail,
    subject: `HDoc: semnăturile jurnalelor, ${day}`,
    text: `${intro}\n\n${lines}\n`,
    html: `<p>${escapeHtml(intro)}</p><pre>${escapeHtml(lines)}</pre>`,
    messageId: `<heads-${day}-${heads.length}@${settings.baseDomain}>`,
  })
}
