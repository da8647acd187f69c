import type { PendingStep } from './parts/pending-step.ts'

/**
 * Reads what the way back from the provider brought in the address: why nobody is signed in, or the second
 * step. It then clears the address, so that this is read once.
 */
export function fromProvider(): { failure: string; step: PendingStep | undefined } {
  const [path, search] = location.hash.split('?')
  const { oidc = '', step, methods = '', link } = Object.fromEntries(new URLSearchParams(search))
  if (oidc || step) history.replaceState(history.state, '', path)
  return {
    failure: oidc,
    step: step
      ? { ticket: step, methods: methods.split('.') as PendingStep['methods'], isLink: link === '1' }
      : undefined,
  }
}
