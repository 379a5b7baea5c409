#include "lots/lots.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>

namespace arb::lots
{

namespace
{

using raw_digest = std::array<unsigned char, crypto_hash_sha256_BYTES>;

constexpr std::size_t k_seed_bytes = 16;

void add(crypto_hash_sha256_state &state, std::string_view text)
{
    crypto_hash_sha256_update(&state, reinterpret_cast<unsigned char const *>(text.data()), // NOLINT: bytes
                              text.size());
}

/// The hash over the start that all tickets of one draw share.
crypto_hash_sha256_state start(std::string_view seed, std::string_view purpose)
{
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    add(state, seed);
    add(state, "/");
    add(state, purpose);
    add(state, "/");
    return state;
}

raw_digest finish(crypto_hash_sha256_state state, std::string_view ticket)
{
    raw_digest result = {};
    add(state, ticket);
    crypto_hash_sha256_final(&state, result.data());
    return result;
}

std::string hex(std::span<unsigned char const> bytes)
{
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

template <typename Ticket>
std::vector<std::size_t> draw_any(std::string_view seed, std::string_view purpose,
                                  std::span<Ticket const> tickets)
{
    auto const common = start(seed, purpose);
    std::vector<raw_digest> digests;
    digests.reserve(tickets.size());
    for (Ticket const &ticket : tickets) {
        digests.push_back(finish(common, ticket));
    }
    std::vector<std::size_t> order(tickets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return digests[a] < digests[b]; });
    return order;
}

} // namespace

std::string digest(std::string_view seed, std::string_view purpose, std::string_view ticket)
{
    return hex(finish(start(seed, purpose), ticket));
}

std::vector<std::size_t> draw(std::string_view seed, std::string_view purpose,
                              std::span<std::string_view const> tickets)
{
    return draw_any(seed, purpose, tickets);
}

std::vector<std::size_t> draw(std::string_view seed, std::string_view purpose,
                              std::span<std::string const> tickets)
{
    return draw_any(seed, purpose, tickets);
}

std::string new_seed()
{
    if (sodium_init() < 0) {
        throw std::runtime_error{"libsodium could not start"};
    }
    std::array<unsigned char, k_seed_bytes> bytes = {};
    randombytes_buf(bytes.data(), bytes.size());
    return hex(bytes);
}

} // namespace arb::lots
