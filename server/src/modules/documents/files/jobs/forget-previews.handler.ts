import { join } from 'node:path'
import { openPreviewCache } from '../../../../platform/files/preview/preview-cache.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * Removes previews that nobody looked at for a week, so the texts of a deleted file are gone a week later
 * too.
 */
export async function handle({ settings, clock, log }: JobServices): Promise<void> {
  const cache = openPreviewCache(join(settings.dataDir, 'previews'))
  const removed = await cache.forget(new Date(clock.now().getTime() - WEEK_MS))
  log.info({ removed }, 'previews forgotten')
}
