import type { English } from '../english.ts'
import type { chart as ro } from '../ro/chart.ts'

export const chart: English<typeof ro> = {
  save_png: 'Save “{{title}}” as PNG',
  all_rows: 'All: {{figure}}',
  png_failed: 'The picture could not be drawn. Save the figures as CSV.',
}
