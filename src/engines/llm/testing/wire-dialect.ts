import type { JsonSchemaNode } from './sample-from-schema.ts'

export type FinishReason = 'stop' | 'length' | 'refusal'
interface Answer {
  readonly text: string
  readonly finishReason: FinishReason
  readonly inputTokens: number
  readonly outputTokens: number
}

/** How one provider's wire format names the same things. */
export interface WireDialect {
  readonly path: string
  readonly schemaOf: (body: RequestBody) => JsonSchemaNode | undefined
  readonly replyTo: (answer: Answer, body: RequestBody) => unknown
  readonly errorBody: (message: string, status: number, code?: string) => unknown
}

/** What is read of a request; the rest is kept for tests to look at. */
export interface RequestBody extends Record<string, unknown> {
  readonly model?: string
  readonly response_format?: { readonly json_schema?: { readonly schema?: JsonSchemaNode; readonly strict?: boolean } }
  readonly text?: { readonly format?: { readonly schema?: JsonSchemaNode; readonly strict?: boolean } }
  readonly output_config?: { readonly format?: { readonly schema?: JsonSchemaNode } }
  readonly tools?: readonly { readonly name?: string; readonly input_schema?: JsonSchemaNode }[]
}

const openAiError = (message: string, status: number, code?: string) => ({
  error: { message, type: status === 429 ? 'rate_limit_error' : 'server_error', code: code ?? null, param: null },
})

/** Chat completions: OpenAI's older interface and everybody else's. */
const chatCompletions: WireDialect = {
  path: '/v1/chat/completions',
  schemaOf: (body) => body.response_format?.json_schema?.schema,
  replyTo: (answer, body) => ({
    id: 'chatcmpl-loopback',
    object: 'chat.completion',
    created: 1_767_225_600,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.text },
        finish_reason: answer.finishReason === 'refusal' ? 'content_filter' : answer.finishReason,
      },
    ],
    usage: { prompt_tokens: answer.inputTokens, completion_tokens: answer.outputTokens, total_tokens: answer.inputTokens + answer.outputTokens },
  }),
  errorBody: openAiError,
}

const openAiResponses: WireDialect = {
  path: '/v1/responses',
  schemaOf: (body) => body.text?.format?.schema,
  replyTo: (answer, body) => ({
    id: 'resp_loopback',
    object: 'response',
    created_at: 1_767_225_600,
    model: body.model,
    status: answer.finishReason === 'length' ? 'incomplete' : 'completed',
    incomplete_details: answer.finishReason === 'length' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_loopback',
        role: 'assistant',
        status: 'completed',
        content: [answer.finishReason === 'refusal' ? { type: 'refusal', refusal: answer.text } : { type: 'output_text', text: answer.text, annotations: [] }],
      },
    ],
    usage: { input_tokens: answer.inputTokens, output_tokens: answer.outputTokens, total_tokens: answer.inputTokens + answer.outputTokens },
  }),
  errorBody: openAiError,
}

const anthropicStopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const

const anthropicMessages: WireDialect = {
  path: '/v1/messages',
  schemaOf: (body) => body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema,
  replyTo: (answer, body) => ({
    id: 'msg_loopback',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [{ type: 'text', text: answer.text }],
    stop_reason: anthropicStopReasons[answer.finishReason],
    stop_sequence: null,
    usage: { input_tokens: answer.inputTokens, output_tokens: answer.outputTokens },
  }),
  errorBody: (message, status) => ({ type: 'error', error: { type: status === 529 ? 'overloaded_error' : 'api_error', message } }),
}

export const wireDialects: readonly WireDialect[] = [chatCompletions, openAiResponses, anthropicMessages]
