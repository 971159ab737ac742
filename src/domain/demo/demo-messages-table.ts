/** Which enquiries and contacts came as demo content. */
export type DemoMessagesTable = { id: string }
