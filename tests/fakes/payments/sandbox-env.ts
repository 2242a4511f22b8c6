import type { PaymentSettings } from '../../../src/server/payments/payment-settings.ts';

type ProviderSettings = Omit<PaymentSettings, 'isSandbox'>;
type Parts = { [H in keyof ProviderSettings]: { settings: NonNullable<ProviderSettings[H]> } };

const percent = (basisPoints: number) => String(basisPoints / 100);

/** The settings of a server at `publicUrl` that uses these stand-ins as payment providers. */
export function sandboxEnv(publicUrl: string, parts: Parts): Record<string, string> {
  const { alipay, stripe, wechatPay, yeepay, airwallex, paypal } = parts;
  return {
    PUBLIC_URL: publicUrl,
    PAYMENT_SANDBOX: 'on',
    ALIPAY_URL: alipay.settings.url,
    ALIPAY_APP_ID: alipay.settings.appId,
    ALIPAY_PRIVATE_KEY: alipay.settings.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.settings.publicKeys[0] ?? '',
    ALIPAY_FEE: percent(alipay.settings.feeBasisPoints),
    STRIPE_URL: stripe.settings.url,
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecrets[0] ?? '',
    STRIPE_FEE: percent(stripe.settings.feeBasisPoints),
    WECHAT_PAY_URL: wechatPay.settings.url,
    WECHAT_PAY_APP_ID: wechatPay.settings.appId,
    WECHAT_PAY_MERCHANT_ID: wechatPay.settings.merchantId,
    WECHAT_PAY_SERIAL: wechatPay.settings.serial,
    WECHAT_PAY_PRIVATE_KEY: wechatPay.settings.privateKey,
    WECHAT_PAY_API_KEY: wechatPay.settings.apiKeys[0] ?? '',
    WECHAT_PAY_PUBLIC_KEY_ID: wechatPay.settings.providerKeys[0].publicKeyId,
    WECHAT_PAY_PUBLIC_KEY: wechatPay.settings.providerKeys[0].publicKey,
    WECHAT_PAY_FEE: percent(wechatPay.settings.feeBasisPoints),
    YEEPAY_URL: yeepay.settings.url,
    YEEPAY_APP_KEY: yeepay.settings.appKey,
    YEEPAY_MERCHANT_NO: yeepay.settings.merchantNo,
    YEEPAY_PRIVATE_KEY: yeepay.settings.privateKeys[0],
    YEEPAY_PUBLIC_KEY: yeepay.settings.publicKeys[0] ?? '',
    YEEPAY_WECHAT_FEE: percent(yeepay.settings.fees['yeepay-wechat']),
    YEEPAY_ALIPAY_FEE: percent(yeepay.settings.fees['yeepay-alipay']),
    YEEPAY_CREDIT_CARD_FEE: percent(yeepay.settings.fees['yeepay-credit-card']),
    YEEPAY_DEBIT_CARD_FEE: percent(yeepay.settings.fees['yeepay-debit-card']),
    AIRWALLEX_URL: airwallex.settings.url,
    AIRWALLEX_CLIENT_ID: airwallex.settings.clientId,
    AIRWALLEX_API_KEY: airwallex.settings.apiKey,
    AIRWALLEX_ACCOUNT_ID: airwallex.settings.accountId,
    AIRWALLEX_WEBHOOK_SECRET: airwallex.settings.webhookSecrets[0] ?? '',
    AIRWALLEX_METHOD: airwallex.settings.method,
    AIRWALLEX_FEE: percent(airwallex.settings.feeBasisPoints),
    PAYPAL_URL: paypal.settings.url,
    PAYPAL_CLIENT_ID: paypal.settings.clientId,
    PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.settings.webhookIds[0] ?? '',
    PAYPAL_MERCHANT_ID: paypal.settings.merchantId,
    PAYPAL_FEE: percent(paypal.settings.feeBasisPoints),
  };
}
