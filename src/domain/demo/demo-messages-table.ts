/** Which enquiries, contacts and customers came as demo content. */
export type DemoMessagesTable = { id: string }
