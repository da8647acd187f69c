/** The address of a photo of a complaint, drawn without its place. */
export const photoAddress = (complaintId: number, fileId: number): string =>
  `/api/complaint/photo/${complaintId}/${fileId}`
