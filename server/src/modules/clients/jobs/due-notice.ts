import { endNoticeDays } from '@hdoc/contract/clients/institution-values.ts'

/**
 * The notices that are due `daysLeft` days before the end. `send` is the nearest one. `passed` are those
 * whose day went by without a notice: they are skipped, so that a job that runs late tells once and says what
 * is true.
 */
export function dueNotices(daysLeft: number): { send: number | undefined; passed: number[] } {
  const due = endNoticeDays.filter((days) => daysLeft >= 0 && daysLeft <= days).sort((a, b) => a - b)
  const [send, ...passed] = due
  return { send, passed }
}
