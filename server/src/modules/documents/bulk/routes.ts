import { documentBatchCalls } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import type { FindObstacles } from '../life/closing-obstacles.ts'
import { previewBatch } from './preview-batch.ts'
import { getOwnBatch, showItems } from './show-batch.ts'
import { startBatch, undoBatch } from './start-batch.ts'

/** Routes that change many documents at once, by the rules of the routes for single ones. */
export const batchRoutes = (looks: readonly FindObstacles[]): Route[] => [
  route(documentBatchCalls.preview, (ctx, input) => previewBatch(ctx, input, looks)),
  route(documentBatchCalls.get, (ctx, { params }) => getOwnBatch(ctx, params.id)),
  route(documentBatchCalls.items, showItems),
  route(documentBatchCalls.start, startBatch),
  route(documentBatchCalls.undo, undoBatch),
]
